import type { AnyResource } from '../crud/definition.ts';
import { problemOf } from '../http/problems.ts';
import { applicationsResource } from './applications.ts';
import { employersResource } from './employers.ts';
import { industriesResource } from './industries.ts';
import { jobPostsResource } from './job-posts.ts';
import { jobTitlesResource } from './job-titles.ts';
import { seekersResource } from './seekers.ts';
import { skillsResource } from './skills.ts';

const byPath = new Map<string, AnyResource>(
  [
    applicationsResource,
    employersResource,
    industriesResource,
    jobPostsResource,
    jobTitlesResource,
    seekersResource,
    skillsResource,
  ].map((resource: AnyResource) => [resource.contract.path, resource]),
);

/** The resource at a segment of the API's addresses. */
export function resourceAt(path: string): AnyResource {
  const resource = byPath.get(path);
  if (!resource) throw problemOf('notFound');
  return resource;
}
