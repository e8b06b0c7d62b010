import { initialsOf } from '../../src/contract/initials';

test.each([
  ['ada', 'AD'],
  ['ada_lovelace', 'AL'],
  ['keiko-mori', 'KM'],
  ['joana_b', 'JB'],
  ['kestrel77', 'KE'],
  ['TheQuietOne', 'TH'],
  ['Old Padre', 'OP'],
  ['x', 'X'],
  ['_x_', 'X'],
  ['élan vital', 'ÉV'],
  ['éa', 'ÉA'],
  ['記録王', '記録'],
  ['田中_太郎', '田太'],
  ['__', ''],
  ['___', ''],
  ['<script>', 'SC'],
])('the initials of %j are %j', (username, initials) => {
  expect(initialsOf(username)).toBe(initials);
});
