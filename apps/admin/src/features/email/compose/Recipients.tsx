import type { RecipientLine } from '@diwan/machines/demo/mail/composer.types';
import { Button, ChipsField } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useComposer } from './use-composer.ts';

/** Who gets the letter; copies only where somebody wants them. */
export function Recipients({ letter: composer }: { letter: ReturnType<typeof useComposer> }) {
  const { t } = useTranslation('email');
  const { letter, wrongAddress, lacksRecipient, addRecipient, removeRecipient } = composer;
  const [isAsked, setAsked] = useState(false);
  const hasCopies = isAsked || letter.cc.length > 0 || letter.bcc.length > 0;

  function errorOf(line: RecipientLine): string | undefined {
    if (wrongAddress?.line === line) return t('wrongAddress', { address: wrongAddress.address });
    return line === 'to' && lacksRecipient ? t('lacksRecipient') : undefined;
  }
  const lines: readonly RecipientLine[] = hasCopies ? ['to', 'cc', 'bcc'] : ['to'];
  return (
    <>
      {lines.map((line) => (
        <ChipsField
          key={line}
          label={t(`lines.${line}`)}
          inputType="email"
          isRequired={line === 'to'}
          value={letter[line]}
          onAdd={(address) => addRecipient(line, address)}
          onRemove={(address) => removeRecipient(line, address)}
          errorMessage={errorOf(line)}
        />
      ))}
      {hasCopies ? null : (
        <div>
          <Button variant="plain" size="small" onPress={() => setAsked(true)}>
            {t('lines.add')}
          </Button>
        </div>
      )}
    </>
  );
}
