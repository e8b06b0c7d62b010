/** Takes the place of `src/theme/materialSheet.ts`, which the build computes for 44 themes; jsdom adopts no style sheets. */
export const materialSheet = '';
