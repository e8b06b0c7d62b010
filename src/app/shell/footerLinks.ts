import type { StaticRouteName } from '../../contract/pages';

export const footerLinks: readonly StaticRouteName[] = [
  'Legal',
  'Privacy',
  'Terms',
  'Contact',
  'Rules',
  'About',
];
