import { useCallback } from 'react';
import { preload } from '../../../components/lazy/lazyModule';
import { useMatchMedia } from '../../../components/useMatchMedia';
import {
  mobileSheetClosed,
  mobileSheetOpened,
  selectMobileSheetOpen,
  selectSidebarExpanded,
  sidebarToggled,
} from '../../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { narrowQuery } from '../narrowQuery';
import { sidebarSheet } from './sidebarSheetModule';

/** State of the sidebar or, in narrow windows, of the sheet: one button and one shortcut toggle either. */
export function useSidebar() {
  const dispatch = useAppDispatch();
  const narrow = useMatchMedia(narrowQuery);
  const expanded = useAppSelector(selectSidebarExpanded);
  const sheetOpen = useAppSelector(selectMobileSheetOpen) && narrow;
  const closeSheet = useCallback(() => {
    dispatch(mobileSheetClosed());
  }, [dispatch]);
  const toggle = useCallback(() => {
    if (!narrow) dispatch(sidebarToggled());
    else dispatch(sheetOpen ? mobileSheetClosed() : mobileSheetOpened());
  }, [dispatch, narrow, sheetOpen]);
  const prepareSheet = useCallback(() => {
    if (narrow) preload(sidebarSheet);
  }, [narrow]);
  const open = narrow ? sheetOpen : expanded;
  return { expanded, narrow, sheetOpen, open, toggle, closeSheet, prepareSheet };
}
