/** Opens the folded element that the address names, now and whenever it changes; `before` runs first. Answers how to stop. */
export function unfoldTarget(before: () => void = () => {}): () => void {
  const unfold = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!(target instanceof HTMLDetailsElement)) return;
    before();
    target.open = true;
    requestAnimationFrame(() => target.scrollIntoView());
  };
  unfold();
  addEventListener('hashchange', unfold);
  return () => removeEventListener('hashchange', unfold);
}
