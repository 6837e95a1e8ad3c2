import { css } from 'lit';

/** The colour of a branch, for whatever has the classes `branch` and `b1`, `b2` or `b3`. */
export const branchStyle = css`
  .branch.b1 {
    --of-branch: var(--branch-1);
  }
  .branch.b2 {
    --of-branch: var(--branch-2);
  }
  .branch.b3 {
    --of-branch: var(--branch-3);
  }
`;
