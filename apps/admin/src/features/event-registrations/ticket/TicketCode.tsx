import { QrCode } from '@diwan/ui';
import { useTranslation } from 'react-i18next';

interface TicketCodeProps {
  ticket: string;
  size?: 'medium' | 'large';
}

/** The code of a ticket, as a camera at the door reads it. */
export function TicketCode({ ticket, size = 'medium' }: TicketCodeProps) {
  const { t } = useTranslation('eventRegistrations');
  return <QrCode text={ticket} label={t('ticket.qr', { ticket })} size={size} errorCorrection="quartile" />;
}
