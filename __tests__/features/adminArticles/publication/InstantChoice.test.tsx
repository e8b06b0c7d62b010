import { screen } from '@testing-library/react';
import { InstantChoice } from '../../../../src/features/adminArticles/publication/InstantChoice';
import { renderWithStore } from '../../../support/browser/renderWithStore';

afterEach(() => jest.restoreAllMocks());

async function openChoice(value: string) {
  // The offset of Paris, where clocks are put back at one o'clock UTC.
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    return this.getTime() < Date.UTC(2027, 9, 31, 1) ? -120 : -60;
  });
  const onChange = jest.fn();
  const rendered = await renderWithStore(<InstantChoice value={value} onChange={onChange} />);
  return { ...rendered, onChange };
}

test('the hour that comes twice when clocks are put back is asked for', async () => {
  const { user, onChange } = await openChoice('2027-10-31T00:30:00Z');
  const [first, second] = screen.getAllByRole('radio');
  expect(screen.getByRole('radiogroup')).toHaveAccessibleName(/comes twice/);
  expect(first).toBeChecked();
  if (second) await user.click(second);
  expect(onChange).toHaveBeenCalledWith('2027-10-31T01:30:00.000Z');
});

test('any other time is not', async () => {
  await openChoice('2027-10-31T12:30:00Z');
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
});
