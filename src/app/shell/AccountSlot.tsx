import { selectIsAuthenticated } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { GuestLinks } from './GuestLinks';
import { UserMenu } from './UserMenu';

/** The header's end: the way in for guests, the menu for members. */
export function AccountSlot() {
  return useAppSelector(selectIsAuthenticated) ? <UserMenu /> : <GuestLinks />;
}
