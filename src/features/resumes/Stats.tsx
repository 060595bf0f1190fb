import { useQuery } from '@tanstack/react-query';

import { Figures } from '#components/ui/Figures.tsx';
import { api } from '#lib/api/api.ts';

import { useApplications } from './use-applications.ts';

/** R-3 the resumes in numbers. What could not be loaded says so where it is listed. */
export function Stats() {
  const { data: resumes } = useQuery(api.resumes.list.queryOptions());
  const { data: applications } = useApplications();
  const figures = [
    { label: 'Total Resumes', value: resumes?.length },
    { label: 'Job Applications', value: applications?.length },
    { label: 'This Month', value: resumes && madeThisMonth(resumes, new Date()) },
  ];
  return <Figures figures={figures} className="mb-8 grid-cols-3" />;
}

type Made = { createdAt: string };

/** D37 how many were made in the calendar month of `now`, in the zone of the browser. */
export function madeThisMonth(resumes: readonly Made[], now: Date): number {
  return resumes.filter(({ createdAt }) => {
    const made = new Date(createdAt);
    return made.getFullYear() === now.getFullYear() && made.getMonth() === now.getMonth();
  }).length;
}
