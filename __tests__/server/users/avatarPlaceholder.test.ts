import { drawPlaceholder, initialsOf } from '../../../src/server/users/avatarPlaceholder';
import { readXml } from '../../support/readXml';

test.each([
  ['joana_b', 'JB'],
  ['kestrel77', 'KE'],
  ['TheQuietOne', 'TH'],
  ['_x_', 'X'],
  ['Old Padre', 'OP'],
  ['éa', 'ÉA'],
  ['田中_太郎', '田太'],
  ['___', ''],
  ['<script>', 'SC'],
])('the initials of %j are %j', (username, initials) => {
  expect(initialsOf(username)).toBe(initials);
});

test.each(['joana_b', '___', '<&">', '"\'><script>'])(
  '%j makes a drawing without script',
  (username) => {
    const drawing = drawPlaceholder({ id: 7, username });
    expect(() => readXml(drawing)).not.toThrow();
    expect(drawing).not.toMatch(/<script|style=|\bon\w+=/i);
  },
);
