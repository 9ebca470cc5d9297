import type { Migration } from '@formatter/domain'

/** The schema of this package, to be run with those of the others. */
export const webhooksMigrations: readonly Migration[] = [
  {
    name: 'webhooks-001-subscriptions',
    statements: ({ integer, bytes, strict }) => [
      `create table webhooks (
        id text primary key,
        account_id text not null,
        slot ${integer} not null,
        url text not null,
        events text not null,
        is_active ${integer} not null check (is_active in (0, 1)),
        secret ${bytes} not null,
        previous_secret ${bytes},
        previous_until ${integer},
        last_delivered_at ${integer},
        given_up ${integer} not null default 0,
        failing_since ${integer},
        created_at ${integer} not null,
        unique (account_id, slot)
      )${strict}`,
    ],
  },
  {
    name: 'webhooks-002-deliveries',
    statements: ({ integer, strict }) => [
      `create table webhook_events (
        id text primary key,
        body text not null,
        created_at ${integer} not null
      )${strict}`,
      'create index webhook_events_by_age on webhook_events (created_at)',
      `create table webhook_deliveries (
        id text primary key,
        webhook_id text not null references webhooks (id) on delete cascade,
        event_id text not null references webhook_events (id) on delete cascade,
        state text not null check (state in ('pending', 'delivered', 'given_up')),
        is_test ${integer} not null check (is_test in (0, 1)),
        attempts ${integer} not null,
        due_at ${integer} not null,
        claim text,
        created_at ${integer} not null
      )${strict}`,
      `create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'pending'`,
      'create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id)',
      'create index webhook_deliveries_of_event on webhook_deliveries (event_id)',
      `create table webhook_attempts (
        delivery_id text not null references webhook_deliveries (id) on delete cascade,
        number ${integer} not null,
        started_at ${integer} not null,
        duration_ms ${integer} not null,
        status ${integer},
        error text,
        answer text not null,
        primary key (delivery_id, number)
      )${strict}`,
    ],
  },
]
