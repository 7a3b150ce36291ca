import { type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './open-pdf.ts';
import * as styles from './reader.css.ts';

interface PdfPageProps {
  pdf: OpenPdf;
  number: number;
  /** In pixels of the screen. */
  width: number;
  label: string;
}

/** One page: drawn when it comes near, with its words above the drawing so that they can be selected and read aloud. */
export function PdfPage({ pdf, number, width, label }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setIsNear(entry!.isIntersecting), { rootMargin: '600px' });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return;
    let isShown = true;
    pdf.document.getPage(number).then(
      (one) => isShown && setPage(one),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [pdf, number, isNear]);

  const size = page?.getViewport({ scale: 1 }) ?? pdf.size;
  const height = Math.round((width * size.height) / size.width);
  return (
    <div ref={place} role="group" aria-label={label} className={styles.page} style={{ width, height }}>
      {page && isNear ? <DrawnPage key={width} page={page} scale={width / size.width} /> : null}
    </div>
  );
}

function DrawnPage({ page, scale }: { page: PDFPageProxy; scale: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = page.getViewport({ scale });
    const dense = page.getViewport({ scale: scale * Math.min(3, window.devicePixelRatio) });
    const drawing = canvas.current!;
    drawing.width = Math.round(dense.width);
    drawing.height = Math.round(dense.height);
    const task = page.render({ canvas: drawing, viewport: dense });
    const text = new TextLayer({ textContentSource: page.streamTextContent(), container: words.current!, viewport });
    // What goes before it is drawn is not drawn.
    task.promise.catch(() => {});
    text.render().catch(() => {});
    return () => {
      task.cancel();
      text.cancel();
    };
  }, [page, scale]);
  return (
    <>
      <canvas ref={canvas} className={styles.drawing} aria-hidden />
      <div ref={words} className={styles.words} style={{ '--total-scale-factor': scale } as React.CSSProperties} />
    </>
  );
}
