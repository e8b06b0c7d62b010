import { screen } from '@testing-library/react';
import { SelectField } from '../../../src/components/forms/SelectField';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { expectConsoleErrors } from '../../support/browser/failOnConsole';
import { renderWithStore } from '../../support/browser/renderWithStore';

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

async function setUp(given = options) {
  const onChange = jest.fn();
  const rendered = await renderWithStore(
    <SelectField label="Sort by" name="sort" value="newest" options={given} onChange={onChange} />,
  );
  return { ...rendered, onChange };
}

test('has no accessibility violations', async () => {
  const { container } = await setUp();
  await checkAccessibility(container);
});

test('is a combobox with its label as name, and chooses with the keyboard', async () => {
  const { user, onChange } = await setUp();
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('oldest');
});

test('rejects an empty value', async () => {
  await expect(setUp([...options, { value: '', label: 'None' }])).rejects.toThrow(/empty value/);
  expectConsoleErrors();
});
