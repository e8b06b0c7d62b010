import { createLatePart } from '../../components/latePart';

/** Only narrow windows need it. */
export const sidebarSheet = createLatePart(async () => {
  const { SidebarSheet } = await import(/* webpackChunkName: "sidebar-sheet" */ './SidebarSheet');
  return SidebarSheet;
});
