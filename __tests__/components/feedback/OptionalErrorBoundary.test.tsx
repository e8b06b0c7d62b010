import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { OptionalErrorBoundary } from '../../../src/components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../../src/components/feedback/PartFailure';
import { checkAccessibility } from '../../support/browser/checkAccessibility';
import { expectConsoleErrors } from '../../support/browser/failOnConsole';
import { renderWithStore } from '../../support/browser/renderWithStore';

/** A component that throws until it is repaired, between two others. */
async function setUp(fallback?: typeof PartFailure) {
  const part = { broken: true };
  function Part() {
    if (part.broken) throw new Error('broken');
    return <p>The part</p>;
  }
  const rendered = await renderWithStore(
    <>
      <Link to="/en/faq">Elsewhere</Link>
      <OptionalErrorBoundary fallback={fallback}>
        <Part />
      </OptionalErrorBoundary>
      <p>The rest</p>
    </>,
  );
  return {
    ...rendered,
    reported: expectConsoleErrors(),
    repair: () => {
      part.broken = false;
    },
  };
}

test('a component that throws is removed, and its error reported', async () => {
  const { reported } = await setUp();
  expect(screen.getByText('The rest')).toBeVisible();
  expect(screen.queryByText('The part')).toBeNull();
  expect(reported.join()).toContain('Error: broken');
});

test('a component that throws is rendered again at the next URL', async () => {
  const { user, repair } = await setUp();
  repair();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('The part')).toBeVisible();
});

test('the failure notice has no accessibility violations and renders the component again on demand', async () => {
  const { user, repair } = await setUp(PartFailure);
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be shown.');
  await checkAccessibility();
  repair();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The part')).toBeVisible();
});
