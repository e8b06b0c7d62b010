import { readFileSync } from 'node:fs';
import { typography } from '../../src/theme/typography';

const sheet = readFileSync('src/components/Text.css', 'utf8');

/** The declarations of every rule whose selector has the class. */
const declarationsOf = (name: string) =>
  [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => selector.split(/[\s,]+/).includes(`.${name}`))
    .map(([, , body = '']) => body.replaceAll(/\s+/g, ' '))
    .join(' ');

test.each(['h1', 'h2', 'h3', 'h4', 'subtitle1', 'body1', 'body2', 'caption', 'overline'] as const)(
  'the static style of %s text has the sizes of the theme',
  (variant) => {
    const style: unknown = Reflect.get(typography, variant);
    const { fontSize, lineHeight } = { fontSize: '', lineHeight: 0, ...Object(style) };
    const declarations = declarationsOf(`text-${variant}`);
    expect(declarations).toContain(`font-size: ${fontSize};`);
    expect(declarations).toContain(`line-height: ${lineHeight};`);
  },
);
