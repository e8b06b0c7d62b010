import { drawPlaceholder } from '../../../../src/server/domains/users/avatarPlaceholder';
import { readXml } from '../../../support/server/readXml';

test.each(['joana_b', '___', '<&">', '"\'><script>'])(
  '%j produces an SVG without scripts',
  (username) => {
    const drawing = drawPlaceholder({ id: 7, username });
    expect(() => readXml(drawing)).not.toThrow();
    expect(drawing).not.toMatch(/<script|style=|\bon\w+=/i);
  },
);
