import { browserTheme } from '../../src/theme/browserTheme';
import { overrides } from '../../src/theme/components/overrides';
import { applyMaterialStyles } from '../../src/theme/materialStyles';

test('Material’s components get their styles on demand, in the current theme', () => {
  const { components } = browserTheme;
  expect(components).toEqual({});
  applyMaterialStyles();
  applyMaterialStyles();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(browserTheme.components).toBe(components);
  expect(components).toEqual(overrides);
});
