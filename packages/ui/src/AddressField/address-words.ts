import type { Address, AddressPart } from './AddressField.tsx';

interface AddressWords {
  label: string;
  labels: Record<AddressPart, string>;
  value: Address;
}

/** What the stories and the test of the address say. */
export const addressWords: Record<'ar' | 'en', AddressWords> = {
  ar: {
    label: 'العنوان الوطني',
    labels: {
      buildingNumber: 'رقم المبنى',
      street: 'الشارع',
      district: 'الحي',
      city: 'المدينة',
      postalCode: 'الرمز البريدي',
      additionalNumber: 'الرقم الفرعي',
    },
    value: {
      buildingNumber: '8228',
      street: 'طريق الإمام عبدالعزيز بن محمد',
      district: 'المربع',
      city: 'الرياض',
      postalCode: '12643',
      additionalNumber: '2121',
    },
  },
  en: {
    label: 'National address',
    labels: {
      buildingNumber: 'Building number',
      street: 'Street',
      district: 'District',
      city: 'City',
      postalCode: 'Postal code',
      additionalNumber: 'Additional number',
    },
    value: {
      buildingNumber: '8228',
      street: 'Imam Abdulaziz bin Mohammed Road',
      district: 'Al Murabba',
      city: 'Riyadh',
      postalCode: '12643',
      additionalNumber: '2121',
    },
  },
};

export const emptyAddress: Address = {
  buildingNumber: '',
  street: '',
  district: '',
  city: '',
  postalCode: '',
  additionalNumber: '',
};
