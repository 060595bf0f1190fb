import { Figures } from '#components/ui/Figures.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { Pending } from '#components/ui/States.tsx';

import { Attention } from './Attention.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { useOverview } from './use-overview.ts';

const HOUR_MS = 60 * 60 * 1000;
const RELATIVE = new Intl.RelativeTimeFormat('en', { style: 'short' });

/** Hours up to two days, then days. */
function ageOf(moment: string | null | undefined): string {
  if (!moment) return moment === null ? 'None' : '–';
  const hours = Math.floor((Date.now() - Date.parse(moment)) / HOUR_MS);
  if (hours < 1) return 'Just now';
  return hours < 48 ? RELATIVE.format(-hours, 'hour') : RELATIVE.format(-Math.floor(hours / 24), 'day');
}

/** T-2 the overview: totals, what waits, the latest activity. */
export function DashboardTab() {
  const overview = useOverview();
  if (!overview.isSuccess) return <Pending query={overview} what="overview" />;
  const { certificatesCount, filesCount, tablesCount, recentLogs, attention, certificates, backup, notices } =
    overview.data;
  const totals = [
    { label: 'Certificates', value: certificatesCount },
    { label: 'Files', value: filesCount },
    { label: 'Database tables', value: tablesCount },
    { label: 'Newest backup', value: ageOf(backup.newestAt) },
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <Figures figures={totals} className="grid-cols-2 sm:grid-cols-4" />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Panel title="Needs attention">
          <Attention {...{ attention, certificates, backup, notices }} />
        </Panel>
        <RecentActivity logs={recentLogs} />
      </div>
    </div>
  );
}
