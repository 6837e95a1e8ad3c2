import { css } from 'lit';

/** A board that is larger than its frame: where more of it lies. */
export const edgeStyle = css`
  /* a shade along each side on which more of the board lies */
  .edges {
    --shade: light-dark(#1d2433a6, #000000d9);
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
  }
  .edges i {
    position: absolute;
    inset: 0;
    opacity: 0;
  }
  .edges.top i:nth-child(1),
  .edges.right i:nth-child(2),
  .edges.bottom i:nth-child(3),
  .edges.left i:nth-child(4) {
    opacity: 1;
  }
  .edges i:nth-child(1) {
    bottom: auto;
    height: var(--gutter);
    background: linear-gradient(var(--shade), transparent);
  }
  .edges i:nth-child(2) {
    left: auto;
    width: var(--gutter);
    background: linear-gradient(-90deg, var(--shade), transparent);
  }
  .edges i:nth-child(3) {
    top: auto;
    height: var(--gutter);
    background: linear-gradient(0deg, var(--shade), transparent);
  }
  .edges i:nth-child(4) {
    right: auto;
    width: var(--gutter);
    background: linear-gradient(90deg, var(--shade), transparent);
  }
`;
