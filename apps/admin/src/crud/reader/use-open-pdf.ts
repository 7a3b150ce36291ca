import { useEffect, useState } from 'react';
import { type OpenPdf, openPdf } from './open-pdf.ts';

type Opening = { content: Blob; pdf: OpenPdf | null; hasFailed: boolean };

/** A PDF that is open while it is shown. */
export function useOpenPdf(content: Blob): Pick<Opening, 'pdf' | 'hasFailed'> {
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    const shown = new AbortController();
    openPdf(content, shown.signal).then(
      (pdf) => shown.signal.aborted || setOpening({ content, pdf, hasFailed: false }),
      () => shown.signal.aborted || setOpening({ content, pdf: null, hasFailed: true }),
    );
    return () => shown.abort();
  }, [content]);
  return opening?.content === content ? opening : { pdf: null, hasFailed: false };
}
