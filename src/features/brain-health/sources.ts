/** Sources of this feature's facts, as bibliographic references. Titles are as published. */
export const SOURCES = {
  singh:
    'Singh SD et al.: The predictive validity of a Brain Care Score for dementia and stroke: data from the UK Biobank cohort. Frontiers in Neurology, 2023.',
  livingston:
    'Livingston G et al.: Dementia prevention, intervention, and care: 2024 report of the Lancet standing Commission. The Lancet, 2024.',
  lloydJones:
    'Lloyd-Jones DM et al.: Life’s Essential 8: Updating and Enhancing the American Heart Association’s Construct of Cardiovascular Health. Circulation, 2022.',
} as const
