/** The content of an invented person, written into a folder of its own, so that tests can break it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { onTestFinished } from 'vitest';

const card = (order: number, title: string) => `order: ${order}
icon: heart-pulse
title: ${title}
`;

/** Files below the root of a project, by path. */
const FILES: Record<string, string> = {
  'content/profile.yaml': `name: Živa Novák
givenName: Živa
familyName: Novák
label: Project Lead
headline: Digital health on the ward
tagline: Software that a night shift can trust.
summary: A head nurse who leads projects in digital health.
stats:
  - { value: '18', label: Years }
  - { value: '3', label: Hospitals }
  - { value: '2', label: Projects }
email: ziva@novak.si
phone: +386 1 234 567
location:
  city: Ljubljana
  region: Ljubljana
  country: Slovenia
  countryCode: SI
  mapUrl: https://www.openstreetmap.org/#map=12/46.05/14.5
network:
  label: Network
  url: https://network.si/ziva
availability: From March.
opportunities:
  - Digital health
navigation:
  - { section: about, label: About }
  - { section: experience, label: Experience }
languages:
  - Slovene
`,
  'content/about.mdx': `---
leadership: Calm on a bad night.
competencies:
${Array.from({ length: 5 }, (_, index) => `  - { title: Competency ${index + 1}, text: What it is. }`).join('\n')}
focus:
${Array.from({ length: 3 }, (_, index) => `  - { title: Focus ${index + 1}, text: What it is. }`).join('\n')}
---

A head nurse who became a project lead.
`,
  'content/roles/nurse.yaml': `title: Head Nurse
company: University Hospital
companyUrl: null
location: Ljubljana
start: 2015-03
end: 2021-06
skills:
  - Triage
details:
  description: Led a ward of 28 beds.
  achievements:
    - Fewer falls.
  responsibilities:
    - Rota of 22 people.
`,
  'content/skills/care.yaml': `${card(1, 'Care')}skills:
  - Triage
  - { text: Palliative Care, link: 'https://academy.si/care' }
details:
  description: What is done at the bed.
  highlights:
    - Eighteen years.
`,
  'content/skills/lead.yaml': `${card(2, 'Leading')}skills:
  - Rotas
details:
  description: What is done in the office.
  highlights:
    - Two wards.
`,
  'content/projects/rollout.yaml': `${card(1, 'Rollout')}subtitle: Records at the bed
description: Electronic records on three wards.
metrics:
  - { value: '3', label: wards }
  - { value: '4', label: months }
skills: [Training]
details:
  overview: How it went.
  challenges:
    - Night shifts.
  outcomes:
    - All at work on day one.
`,
  'content/awards/prize.yaml': `order: 1
kind: recognition
title: Nurse of the Year
issuer: Chamber
date: 2019-05
summary: For the ward.
`,
  'content/testimonials/chief.yaml': `order: 1
name: Ana Kos
profileUrl: https://network.si/ana
headshot: /headshots/ana.webp
title: Chief physician
relationship: Led the clinic
context: March 2022
quote: She kept us calm.
`,
  'content/assistant.yaml': `suggestions:
  - Who is {givenName}?
  - Where did {givenName} work?
site:
  - topic: assistant
    section: experience
    title: About this assistant
    text: I answer from this page.
`,
  'content/blog.yaml': `categories:
  - { name: Care, slug: care, description: At the bed., color: '#0f5f46', sortOrder: 1 }
tags:
  - { name: Wards, slug: wards, color: '#0f5f46' }
`,
  'content/posts/first.md': `---
title: First
slug: first
excerpt: What it says.
coverImage: /images/posts/first.webp
status: published
publishedAt: '2026-01-02T03:04:05Z'
featured: false
allowComments: true
categories: [Care]
tags: [Wards]
---

A picture: ![A ward](/images/posts/ward.webp)
`,
  'public/headshots/ana.webp': '',
  'public/images/posts/first.webp': '',
  'public/images/posts/ward.webp': '',
};

/** What to do with a file: its new text, or `null` to leave it out, or what to replace in it. */
export type ContentChange = string | null | [from: string, to: string];

/** Writes the content with changes, by path below the root; returns the root, which goes with the test. */
export function writtenContent(changes: Record<string, ContentChange> = {}): string {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of new Set([...Object.keys(FILES), ...Object.keys(changes)])) {
    const text = changed(FILES[name] ?? '', changes[name], name);
    if (text === null) continue;
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

function changed(text: string, change: ContentChange | undefined, name: string): string | null {
  if (change === undefined) return text;
  if (!Array.isArray(change)) return change;
  if (!text.includes(change[0])) throw new Error(`${name} does not hold ${change[0]}`);
  return text.replace(change[0], change[1]);
}
