import type { ToProve } from '../../../api/wire/playerFromWire';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import './toProve.css';

const toProveLine = createLazyModule(
  async () => {
    const { ToProve } = await import(/* webpackChunkName: "to-prove" */ './ToProve');
    return ToProve;
  },
  { plain: true },
);

/** Whether anything is asked of the member, or was not proved in time. */
export const isAsked = (toProve: ToProve | null | undefined): toProve is ToProve =>
  Boolean(toProve && (toProve.count > 0 || toProve.unproved > 0));

/** For the members who have to prove something. Its line is there before its code. */
export const LazyToProve = ({ toProve }: { toProve: ToProve | null | undefined }) =>
  isAsked(toProve) ? (
    <div className="to-prove">
      <LazyComponent part={toProveLine} props={{ toProve }} />
    </div>
  ) : null;
