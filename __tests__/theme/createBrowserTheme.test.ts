import { createAppTheme } from '../../src/theme/createAppTheme';
import { createBrowserTheme } from '../../src/theme/createBrowserTheme';

const whole = createAppTheme();
const light = createBrowserTheme();

/** A value as components see it: references compare by their names. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part) =>
    typeof part === 'string' ? part.replace(/^var\((--[\w-]+).*$/, 'var($1)') : part,
  );

test('refers to the same variables as the full theme', () => {
  const { font: _font, overlays: _overlays, ...vars } = whole.vars;
  expect(plain(light.vars)).toEqual(plain(vars));
});

test.each([
  'typography',
  'zIndex',
  'transitions',
  'mixins',
  'motion',
  'focusVisible',
  'breakpoints',
] as const)('has the same %s', (part) => {
  expect(plain(Reflect.get(light, part))).toEqual(plain(whole[part]));
});

test.each([
  ['one name', ['opacity', {}]],
  ['several names', [['color', 'opacity'], { duration: 120 }]],
  ['everything given', ['color', { duration: '2s', easing: 'linear', delay: 30.4 }]],
] as const)('creates the same transitions: %s', (_case, [names, options]) => {
  const given = typeof names === 'string' ? names : [...names];
  expect(light.transitions.create(given, options)).toBe(whole.transitions.create(given, options));
});

test.each([0, 40, 300, 5000])('has the same duration for a height of %i', (height) => {
  expect(light.transitions.getAutoHeightDuration(height)).toBe(
    whole.transitions.getAutoHeightDuration(height),
  );
});

test.each([1.5, 0, 'auto'])('has the same spacing: %s', (step) => {
  expect(light.spacing(step, 2)).toBe(whole.spacing(step, 2));
});

test('has the same font sizes', () => {
  expect(light.typography.pxToRem(13)).toBe(whole.typography.pxToRem(13));
});

test('applies opacity with color-mix, since the style sheet has no channels', () => {
  expect(
    light.alpha('var(--mui-palette-primary-main)', 'var(--mui-palette-action-hoverOpacity)'),
  ).toBe(
    'color-mix(in srgb, var(--mui-palette-primary-main) calc(var(--mui-palette-action-hoverOpacity) * 100%), transparent)',
  );
});

test('mixes a colour that is not a variable', () => {
  expect(light.alpha('red', 0.5)).toBe('color-mix(in srgb, red calc(0.5 * 100%), transparent)');
  expect(light.darken('red', 0.1)).toBe('color-mix(in srgb, red, #000 calc(0.1 * 100%))');
});
