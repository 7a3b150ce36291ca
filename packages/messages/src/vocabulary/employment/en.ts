export const employmentType = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contractor: 'Contractor',
  temporary: 'Temporary',
  intern: 'Internship',
  volunteer: 'Volunteer',
  per_diem: 'Per day',
  other: 'Other',
};

export const workMode = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' };
