/** Group category (the contract's `type`): Russian, foreign, Chinese groups. Apart from its schema, which a form does not begin with. */
export const groupCategories = ['rf', 'ig', 'cn'] as const

/** Of GET /api/v1/countries/ (specification/constants.md). */
export const countryOfRussia = 267
export const countryOfChina = 100
