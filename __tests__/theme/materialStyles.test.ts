import { browserTheme } from '../../src/theme/browserTheme';
import { overrides } from '../../src/theme/components/overrides';
import { applyMaterialStyles } from '../../src/theme/materialStyles';

test('Material’s components have their looks from when they are wanted, in the theme that is there already', () => {
  const { components } = browserTheme;
  expect(components).toEqual({});
  applyMaterialStyles();
  applyMaterialStyles();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(browserTheme.components).toBe(components);
  expect(components).toEqual(overrides);
});
