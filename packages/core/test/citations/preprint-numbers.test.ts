import { becomesIn } from './one-entry.js'

const preprint = 'Berg, A. (2021). Learning to sail. arXiv:2101.01234.'

becomesIn('chicago-18-ad', [[preprint, 'Berg, A. 2021. “Learning to Sail.” https://arxiv.org/abs/2101.01234.']])
becomesIn('asa-7', [[preprint, 'Berg, A. 2021. “Learning to Sail.” Retrieved (https://arxiv.org/abs/2101.01234).']])
becomesIn('apsa', [[preprint, 'Berg, A. 2021. “Learning to Sail.” https://arxiv.org/abs/2101.01234.']])
