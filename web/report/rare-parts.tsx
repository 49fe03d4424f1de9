// Islands that few pages have: their code comes to a browser only with one of them.
export { OneTask } from '../board/one-task.tsx';
export { UnreadSite } from './unread-site.tsx';
