import { selectIsAuthenticated } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { GuestLinks } from './GuestLinks';
import { UserMenu } from './UserMenu';

/** The end of the header: login links for guests, the account menu for members. */
export function AccountSlot() {
  return useAppSelector(selectIsAuthenticated) ? <UserMenu /> : <GuestLinks />;
}
