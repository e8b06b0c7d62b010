import { createLazyModule } from '../../components/lazyModule';

/** Only narrow windows need it. */
export const sidebarSheet = createLazyModule(async () => {
  const { SidebarSheet } = await import(/* webpackChunkName: "sidebar-sheet" */ './SidebarSheet');
  return SidebarSheet;
});
