/** The other side of every transaction: where credits come from and where they go. */
export const systemAccounts = ['system:payments', 'system:revenue', 'system:bonuses', 'system:adjustments'] as const

export type SystemAccount = (typeof systemAccounts)[number]
