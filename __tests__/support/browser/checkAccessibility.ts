import axe, { type AxeResults } from 'axe-core';
import { act } from 'react';

/**
 * Fails with the rule and the elements of every violation axe finds; colour contrast needs a real browser and is not
 * checked.
 */
export async function checkAccessibility(container: Element = document.body): Promise<void> {
  // Changes to the screen during the check, such as an opening tooltip, are part of the test.
  const { violations } = await act<AxeResults>(async () =>
    axe.run(container, {
      // Describes the elements of violations only: the selector of an element takes jsdom long.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: {
        'color-contrast': { enabled: false },
        // The rule measures letters on a canvas, which jsdom lacks.
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    }),
  );
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}
