import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { InstallPromptCard } from './install/InstallPromptCard';
import { UpdateBanner } from './update/UpdateBanner';

/** The notices that ask for a decision. */
export function PwaCards() {
  return (
    <>
      <OptionalErrorBoundary>
        <UpdateBanner />
      </OptionalErrorBoundary>
      <OptionalErrorBoundary>
        <InstallPromptCard />
      </OptionalErrorBoundary>
    </>
  );
}
