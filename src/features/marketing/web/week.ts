/** Minutes of a fictitious week that ends on a Sunday; zero is a rest. */
export const WEEK: readonly number[] = [14, 8, 20, 0, 5, 27, 12]
