import { themes } from '../../src/theme/registry';
import { themeTable } from '../../src/theme/themeTable';

test('tells the browser of every theme what the registry says, in its order', () => {
  expect(themeTable).toEqual(themes.map(({ key, category, mode }) => ({ key, category, mode })));
});
