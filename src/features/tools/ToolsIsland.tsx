import { ArrowRight, BriefcaseBusiness, PenLine, Settings2, type IconNode } from 'lucide';
import { hasBlog } from 'virtual:brand/parts';

import { OwnerApp } from '#components/owner/OwnerApp.tsx';
import { useOwner } from '#components/owner/owner.ts';
import { Icon } from '#components/ui/Icon.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { Pending } from '#components/ui/States.tsx';

import { Attention } from './Attention.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { useOverview } from './use-overview.ts';

type Card = { href: string; title: string; about: string; icon: IconNode };

/** T-1 */
const CARDS: readonly Card[] = [
  {
    href: '/tools/admin',
    title: 'Admin Tools',
    about: 'Files, activity and what the site consists of',
    icon: Settings2,
  },
  {
    href: '/tools/job',
    title: 'Job Tracker',
    about: 'Applications, their status and what comes next',
    icon: BriefcaseBusiness,
  },
  {
    href: '/admin/blog',
    title: 'Blog Admin',
    about: 'Posts, categories, tags, comments and media',
    icon: PenLine,
  },
].filter(({ href }) => hasBlog || href !== '/admin/blog');

const SHOWN_LOGS = 5;

/** The owner's start page (T-1). */
export function ToolsIsland() {
  return (
    <OwnerApp entrance={{ kind: 'redirect' }}>
      <Tools />
    </OwnerApp>
  );
}

function Tools() {
  const { firstName, lastName } = useOwner();
  return (
    <>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">
          Welcome back, {firstName} {lastName}
        </h1>
        <div className="flex flex-wrap gap-x-5">
          <a href="/tools/resume" className="link inline-block min-h-6">
            Resumes
          </a>
          <a href="/" className="link inline-block min-h-6">
            Back to Portfolio
          </a>
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {CARDS.map((card) => (
            <li key={card.href}>
              <ToolCard {...card} />
            </li>
          ))}
        </ul>
        <Overview />
      </div>
    </>
  );
}

function ToolCard({ href, title, about, icon }: Card) {
  return (
    <a
      href={href}
      className="group flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-5 transition-colors hover:border-accent"
    >
      <Icon shape={icon} size={22} strokeWidth={1.5} className="text-accent" />
      <span className="mt-2 flex items-center justify-between gap-2 text-lg font-medium">
        {title}
        <Icon shape={ArrowRight} size={18} className="text-muted group-hover:text-accent" />
      </span>
      <span className="text-muted">{about}</span>
    </a>
  );
}

/** What waits beside the cards, the latest activity below them. */
function Overview() {
  const overview = useOverview();
  if (!overview.isSuccess) return <Pending query={overview} what="overview" lines={3} />;
  const { attention, certificates, backup, notices, recentLogs } = overview.data;
  return (
    <>
      <div className="lg:row-span-2">
        <Panel title="Needs attention">
          <Attention {...{ attention, certificates, backup, notices }} />
        </Panel>
      </div>
      <RecentActivity logs={recentLogs.slice(0, SHOWN_LOGS)} />
    </>
  );
}
