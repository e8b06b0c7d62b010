import { themes } from '../../src/theme/registry';
import { themeTable } from '../../src/theme/themeTable';

test('gives the browser the same themes as the registry, in the same order', () => {
  expect(themeTable).toEqual(themes.map(({ key, category, mode }) => ({ key, category, mode })));
});
