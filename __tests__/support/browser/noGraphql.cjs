/** Takes the place of graphql: 130 modules that MSW loads in order to mock GraphQL. */
module.exports = {};
