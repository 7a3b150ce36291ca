import type { ResourcesOf } from './registered-resource.ts';

export const content = {
  categories: {
    area: 'content',
    within: 'news',
    paths: { list: '/news/list' },
    load: async () => (await import('#features/categories/categories.resource.ts')).categories,
  },
  news: {
    area: 'content',
    picture: { of: 'company', at: 'cover' },
    queue: { name: 'newsToReview', state: 'in_review', days: 2 },
    paths: {
      list: '/news/list',
      review: '/news/list/review',
      view: '/news/view/:uuid?',
      add: '/news/add',
      edit: '/news/edit/:id',
    },
    load: async () => (await import('#features/news/news.resource.tsx')).news,
    screens: {
      list: async () => (await import('#features/news/NewsScreen.tsx')).NewsScreen,
      view: async () => (await import('#features/news/NewsView.tsx')).NewsView,
    },
  },
  sliders: {
    area: 'content',
    picture: { of: 'company', at: 'image' },
    paths: { list: '/slider/list', view: '/slider/view/:uuid?', add: '/slider/add', edit: '/slider/edit/:id' },
    load: async () => (await import('#features/sliders/sliders.resource.tsx')).sliders,
    screens: {
      list: async () => (await import('#features/sliders/SlidersScreen.tsx')).SlidersScreen,
    },
  },
  videos: {
    area: 'content',
    picture: { of: 'company', at: 'thumbnail' },
    queue: { name: 'videosToReview', state: 'pending_review', days: 2 },
    paths: {
      list: '/ihrTube/list',
      review: '/ihrTube/list/review',
      view: '/ihrTube/view/:uuid?',
      edit: '/ihrTube/edit/:id',
    },
    load: async () => (await import('#features/videos/videos.resource.tsx')).videos,
  },
  comments: {
    area: 'content',
    queue: { name: 'commentsToModerate', state: 'held', days: 1 },
    paths: { list: '/ihrTubeComment/list', review: '/ihrTubeComment/list/review' },
    opensBeside: true,
    load: async () => (await import('#features/videos/comments/comments.resource.tsx')).comments,
  },
} as const satisfies ResourcesOf<'content'>;
