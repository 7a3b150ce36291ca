import { withBrowser } from '../browser/chrome.ts';
import type { Script } from '../browser/scripts-until.ts';
import type { Figures } from '../report/figures.ts';
import { bytesOf, timesOf } from './measure-subject.ts';
import { startPeer } from './peer-server.ts';
import { peers, subjectOf } from './peer-subjects.ts';
import { buildPeer, installPeers } from './peers.ts';
import { productSubject } from './product.ts';
import { takeSample } from './sample-data.ts';
import type { Subject } from './subject.ts';

export interface SubjectResults {
  key: string;
  title: string;
  figures: Figures;
  scripts: { beforeSignIn: Script[]; beforeFirstRow: Script[] };
}

export type ScreenResults = readonly SubjectResults[];

interface Asked {
  isAsked: (part: 'ours' | 'peers') => boolean;
  /** 0 leaves all timing out. */
  runs: number;
  /** Keys of the peers to measure; all when empty. */
  against: readonly string[];
  onMeasured: (results: ScreenResults) => Promise<void>;
}

const language = 'ar';

/** The product's figures and its peers', or either. */
export async function measureScreens(
  url: string,
  { isAsked, runs, against, onMeasured }: Asked,
): Promise<ScreenResults> {
  const product = productSubject(url, language);
  const results: SubjectResults[] = [];
  const add = async (subject: Subject) => {
    results.push(await measure(subject, runs));
    await onMeasured(results);
  };
  if (isAsked('ours')) await add(product);
  if (!isAsked('peers')) return results;
  const sample = await withBrowser(language, async (context) => {
    await product.signIn?.(context);
    return takeSample(context, url);
  });
  console.log(
    `The peers show ${sample.rows.length} rows of the product and answer after ${sample.latency} ms, as it does.`,
  );
  installPeers();
  for (const peer of peers.filter(({ key }) => against.length === 0 || against.includes(key))) {
    const server = await startPeer(buildPeer(peer.key), sample);
    try {
      await add(subjectOf(peer, server.url));
    } finally {
      await server.stop();
    }
  }
  return results;
}

async function measure(subject: Subject, runs: number): Promise<SubjectResults> {
  console.log(`Measuring ${subject.title} …`);
  const { signInTotal, ...scripts } = await bytesOf(subject);
  const weigh = (received: Script[]) => received.reduce((sum, { gzip }) => sum + gzip, 0) / 1000;
  const bytes = {
    signInBytes: weigh(scripts.beforeSignIn),
    signInTotal: signInTotal / 1000,
    firstRowBytes: weigh(scripts.beforeFirstRow),
  };
  const times = runs > 0 ? await timesOf(subject, runs) : {};
  return { key: subject.key, title: subject.title, figures: { ...bytes, ...times }, scripts };
}
