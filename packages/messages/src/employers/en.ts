import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Employers',
  one: 'employer',
  columns: {
    name: 'Name',
    industry: 'Industry',
    city: 'City',
    size: 'Employees',
    openJobs: 'Open jobs',
    applicantsTotal: 'Applicants',
    lastActivityAt: 'Last active',
    state: 'State',
  },
  filters: {
    hasOpenJobs: 'Has open jobs',
  },
  sections: { company: 'Company', registration: 'Registration', contact: 'Contact' },
  computed: { openJobs: 'Open jobs', hiresTotal: 'Hires', jobQuota: 'Job posts used' },
  fields: {
    name: 'Name',
    legalName: 'Legal name',
    industryId: 'Industry',
    size: 'Employees',
    type: 'Type',
    crNumber: 'Commercial registration',
    unifiedNumber: 'Unified number',
    crExpiresOn: 'Registration expires on',
    vatNumber: 'VAT number',
    saudizationBand: 'Saudization band',
    about: 'About',
    website: 'Website',
    email: 'E-mail',
    mobile: 'Mobile',
    cityId: 'City',
    district: 'District',
  },
  choices: {
    employerSize: {
      '1-10': '1–10',
      '11-50': '11–50',
      '51-200': '51–200',
      '201-500': '201–500',
      '501-1000': '501–1,000',
      '1000+': 'Over 1,000',
    },
    employerType: {
      private: 'Private',
      government: 'Government',
      semi_government: 'Semi-government',
      nonprofit: 'Non-profit',
      recruitment_agency: 'Recruitment agency',
    },
    saudizationBand: {
      platinum: 'Platinum',
      high_green: 'High green',
      mid_green: 'Medium green',
      low_green: 'Low green',
      yellow: 'Yellow',
      red: 'Red',
    },
  },
  states: {
    employer: {
      draft: 'Draft',
      pending_verification: 'To verify',
      changes_requested: 'Changes requested',
      verified: 'Verified',
      suspended: 'Suspended',
      rejected: 'Rejected',
      closed: 'Closed',
    },
  },
  events: {
    employer: {
      submit: 'Submit for verification',
      verify: 'Verify',
      requestChanges: 'Request changes',
      reject: 'Reject',
      reopen: 'Reopen',
      suspend: 'Suspend',
      registrationExpired: 'Registration expired',
      reinstate: 'Reinstate',
      close: 'Close',
    },
  },
  refusals: {
    hasOpenJobs: 'There are open job posts.',
    registrationMissing: 'The commercial registration is missing.',
    registrationExpired: 'The commercial registration has expired.',
    registrationValid: 'The commercial registration is valid.',
  },
} satisfies ResourceMessages<'employers'>;

export const titles = { view: 'Employer' };

export const queue = { title: 'Employers to verify', open: 'Open the employers' };
