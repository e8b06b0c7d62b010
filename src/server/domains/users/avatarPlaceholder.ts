import { initialsOf } from '../../../contract/initials';
import { escapeHtml } from '../../platform/texts/htmlText';

/** Dark enough for white letters (contrast of at least 4.5:1). */
const colours = [
  '#1f6feb',
  '#8250df',
  '#a6318f',
  '#b3261e',
  '#8a4b00',
  '#1a7f37',
  '#0b7285',
  '#57606a',
];

function draw(colour: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><rect width="100" height="100" fill="${colour}"/>${content}</svg>`;
}

/** The placeholder avatar: a member's initials, or a silhouette for an unknown member. */
export function drawPlaceholder(member: { id: number; username: string } | undefined): string {
  const initials = member ? initialsOf(member.username) : '';
  if (!member || initials === '') {
    return draw(
      '#57606a',
      '<circle cx="50" cy="38" r="17" fill="#fff"/><path d="M16 92a34 30 0 0 1 68 0z" fill="#fff"/>',
    );
  }
  return draw(
    colours[member.id % colours.length] ?? '#57606a',
    `<text x="50" y="50" dy="0.35em" text-anchor="middle" font-family="Inter, Arial, sans-serif" font-size="42" font-weight="600" fill="#fff">${escapeHtml(initials)}</text>`,
  );
}
