import type { Source } from './board.ts'

// Evidence on brain training in general; every card cites it beside its own sources.

export const REVIEW: Source = {
  text: 'Simons, D. J. et al. (2016). Do “brain-training” programs work? Psychological Science in the Public Interest, 17(3), 103–186.',
  doi: '10.1177/1529100616661983',
}
export const ACTIVE: Source = {
  text: 'Rebok, G. W. et al. (2014). Ten-year effects of the ACTIVE cognitive training trial. Journal of the American Geriatrics Society, 62(1), 16–24.',
  doi: '10.1111/jgs.12607',
}
export const WORKING_MEMORY: Source = {
  text: 'Melby-Lervåg, M., Redick, T. S., & Hulme, C. (2016). Working memory training does not improve performance on measures of intelligence or other measures of “far transfer”. Perspectives on Psychological Science, 11(4), 512–534.',
  doi: '10.1177/1745691616635612',
}
export const RELIABILITY: Source = {
  text: 'Hedge, C., Powell, G., & Sumner, P. (2018). The reliability paradox. Behavior Research Methods, 50, 1166–1186.',
  doi: '10.3758/s13428-017-0935-1',
}
