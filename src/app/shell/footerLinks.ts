import type { StaticRouteName } from '../../contract/routes';

export const footerLinks: readonly StaticRouteName[] = [
  'Legal',
  'Privacy',
  'Terms',
  'Contact',
  'Rules',
  'About',
];
