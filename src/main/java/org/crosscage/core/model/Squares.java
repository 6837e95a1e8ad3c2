package org.crosscage.core.model;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntConsumer;

/// The squares of a position, as a tree: a list in which one square is another shares with this one all nodes but
/// those above that square. So thousands of positions of one game cost little more than one.
final class Squares extends AbstractList<Square> implements RandomAccess {

    private static final int BITS = 4;
    private static final int CHILDREN = 1 << BITS;

    private final Object[] root;
    private final int size;
    /// How far an index is shifted to find its child of the root; 0 where the children are squares.
    private final int shift;

    private Squares(Object[] root, int size, int shift) {
        this.root = root;
        this.size = size;
        this.shift = shift;
    }

    static Squares of(List<Square> squares) {
        if (squares instanceof Squares same) {
            return same;
        }
        int size = squares.size();
        int shift = 0;
        while (CHILDREN << shift < size) {
            shift += BITS;
        }
        return new Squares(node(squares, 0, shift), size, shift);
    }

    private static Object[] node(List<Square> squares, int from, int shift) {
        int left = squares.size() - from;
        var node = new Object[Math.min(CHILDREN, (left + (1 << shift) - 1) >> shift)];
        for (int i = 0; i < node.length; i++) {
            int first = from + (i << shift);
            node[i] = shift == 0 ? Objects.requireNonNull(squares.get(first)) : node(squares, first, shift - BITS);
        }
        return node;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Square get(int index) {
        Objects.checkIndex(index, size);
        var node = root;
        for (int at = shift; at > 0; at -= BITS) {
            node = (Object[]) node[child(index, at)];
        }
        return (Square) node[child(index, 0)];
    }

    private static int child(int index, int shift) {
        return index >> shift & CHILDREN - 1;
    }

    /// This list with another square at an index.
    Squares with(int index, Square square) {
        Objects.checkIndex(index, size);
        return new Squares(with(root, shift, index, Objects.requireNonNull(square)), size, shift);
    }

    private static Object[] with(Object[] node, int shift, int index, Square square) {
        var copy = node.clone();
        int child = child(index, shift);
        copy[child] = shift == 0 ? square : with((Object[]) node[child], shift - BITS, index, square);
        return copy;
    }

    /// Tells the indices at which another list of the same size has another square, in order. Looks only at what the
    /// two do not share.
    void differences(Squares other, IntConsumer index) {
        differences(root, other.root, 0, shift, index);
    }

    private static void differences(Object[] one, Object[] other, int from, int shift, IntConsumer index) {
        for (int i = 0; i < one.length; i++) {
            int first = from + (i << shift);
            if (shift > 0 && one[i] != other[i]) {
                differences((Object[]) one[i], (Object[]) other[i], first, shift - BITS, index);
            } else if (shift == 0 && !one[i].equals(other[i])) {
                index.accept(first);
            }
        }
    }
}
