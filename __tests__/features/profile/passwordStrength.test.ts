import { passwordStrength } from '../../../src/features/profile/passwordStrength';

test.each([
  ['', 'weak'],
  ['abc12345', 'weak'],
  ['password1', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa1', 'weak'],
  ['tr4verse', 'fair'],
  ['Tr4verse!x', 'good'],
  ['correct horse 7 staple', 'strong'],
  ['記録は二十年続いている1', 'strong'],
] as const)('"%s" is rated %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('the member’s own name lowers the rating', () => {
  expect(passwordStrength('lovelace1815', ['lovelace'])).toBe('weak');
});

test('more characters never lower the rating', () => {
  const steps = ['weak', 'fair', 'good', 'strong'];
  const levels = [...'k7#Qm2!vZp9&wB'].map((_sign, index) =>
    steps.indexOf(passwordStrength('k7#Qm2!vZp9&wB'.slice(0, index + 1))),
  );
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});
