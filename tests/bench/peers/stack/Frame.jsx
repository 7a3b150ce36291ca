import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

/** Heading and pages around a table. */
export function Frame({ list, children }) {
  const { t } = useTranslation();
  return (
    <main>
      <h1>{t('title')}</h1>
      {children}
      <Button id="next" onPress={list.next}>
        {t('next')}
      </Button>
      <Button id="thousand" onPress={list.thousand}>
        1000
      </Button>
    </main>
  );
}

/** A fact and a lesser one below it. */
export function Lines({ lines: [first, second] }) {
  return (
    <>
      <span>{first}</span>
      {second ? <small>{second}</small> : null}
    </>
  );
}
