/** The product's name, in the one place that knows it. */
export const PRODUCT_NAME = 'Fernwell'
export const PRODUCT_DESCRIPTION =
  'A private wellbeing app you run yourself: journal, meditation, movement, habits and a garden that grows from all of it.'
